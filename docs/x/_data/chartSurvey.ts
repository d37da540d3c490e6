/** Answers to a statement in percent, from strong disagreement to strong agreement. */
export interface Answer {
  statement: string;
  strongNo: number;
  no: number;
  neutral: number;
  yes: number;
  strongYes: number;
}

/** A survey among 1,240 employees; each row adds up to 100. */
export const SURVEY: readonly Answer[] = [
  {
    statement: 'I know what is expected of me',
    strongNo: 3,
    no: 7,
    neutral: 12,
    yes: 44,
    strongYes: 34,
  },
  { statement: 'My ideas are heard', strongNo: 6, no: 14, neutral: 22, yes: 38, strongYes: 20 },
  {
    statement: 'I have the tools that I need',
    strongNo: 9,
    no: 21,
    neutral: 18,
    yes: 34,
    strongYes: 18,
  },
  {
    statement: 'My workload is reasonable',
    strongNo: 14,
    no: 27,
    neutral: 20,
    yes: 28,
    strongYes: 11,
  },
  {
    statement: 'Meetings are worth the time',
    strongNo: 19,
    no: 31,
    neutral: 24,
    yes: 20,
    strongYes: 6,
  },
  { statement: 'I can learn new things', strongNo: 4, no: 10, neutral: 17, yes: 41, strongYes: 28 },
  { statement: 'Good work is noticed', strongNo: 8, no: 18, neutral: 26, yes: 33, strongYes: 15 },
  { statement: 'I would recommend us', strongNo: 5, no: 9, neutral: 23, yes: 37, strongYes: 26 },
];
