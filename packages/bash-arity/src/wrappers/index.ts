export type { InnerReading, WrapperKind, WrapperReading, WrapperWord } from "./wrapper-reading.ts";
