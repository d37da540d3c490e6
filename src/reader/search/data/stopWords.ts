/** Words that say nothing about a section. They're only left out of its full text (`rest`). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also an and any are as at be because been before below both but by can ' +
    'do does each else every few for from get gets give given gives has have here how if in ' +
    'into is it its keep kept less let lets made make makes many may more most must need needs ' +
    'no not of off often on once one only or other out over own page pages put same see set ' +
    'sets should so some such takes than that the their them then there these they this those ' +
    'through to too two under until up use used uses using want was way were what when where ' +
    'which while who whole why will with without would you your'
  ).split(' '),
);
