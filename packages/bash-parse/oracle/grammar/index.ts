export { type GeneratedProgram, generateProgram } from "./generate-program.ts";
