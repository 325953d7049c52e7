export { escapeText } from "./escape-text.ts";
export { type RenderOptions, renderDecision } from "./render-decision.ts";
export { renderForAgent } from "./render-for-agent.ts";
export { type PromptOptions, renderForPrompt } from "./render-for-prompt.ts";
export { renderProblem } from "./render-problem.ts";
export { renderSummary } from "./render-summary.ts";
export { type UnderlineOptions, underlineSpan } from "./underline-span.ts";
