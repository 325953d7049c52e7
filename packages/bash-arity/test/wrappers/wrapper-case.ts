/** Words as `toWords` reads them, and the reading as `describeReading` shows it. */
export type WrapperCase = readonly [words: string, reading: string];
