export const paragraphs = [
  'The last ferry of the year left the quay at four in the afternoon, with eleven passengers and a crate of oranges for the lighthouse.',
  'By then the ice had closed the inner basin. Two men walked out with poles to keep a lane open for the pilot boat, and the children counted their steps.',
  'Ada kept the harbor log. She wrote the temperature at the top of every page, then the wind, and only then what had happened.',
  'On the ninth of January nothing had happened. She drew the crane instead, with its arm folded and snow along the cables.',
  'The storm that everybody remembers came two nights later. It lifted the slipway gates off their hinges and set them down in the orchard of the customs house.',
  'In the morning the light was still burning. Someone had carried the oranges up all one hundred and twelve stairs.',
];

export const comments = [
  { author: 'Mara', text: 'Eleven passengers here, nine in chapter 2.' },
  { author: 'Tomás', text: 'Could the log quote a real entry?' },
  { author: 'Mara', text: 'Check the year of the storm with the archive.' },
  { author: 'Yuki', text: 'I love the folded crane. Keep it.' },
];
