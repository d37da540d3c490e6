/** Filler words of questions. They're ignored if the query has other words. */
export const QUERY_FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and are as at by can component components do does doc docs documentation example ' +
    'examples for from get how i in into is it its make material mui my of on or please react ' +
    'reactjs should show that the this to tutorial ui use using want way what when where which ' +
    'why with without'
  ).split(' '),
);
