import { completeButtons } from './completeButtons';

test.each([
  [
    '<button class="MuiButton-root Mui-disabled css-1">A</button>',
    '<button class="MuiButton-root Mui-disabled css-1" type="button" disabled="">A</button>',
  ],
  [
    '<button aria-label="a &gt; b" class="MuiIconButton-root css-1"></button>',
    '<button aria-label="a &gt; b" class="MuiIconButton-root css-1" type="button"></button>',
  ],
  [
    '<button type="submit" class="MuiButton-root Mui-disabled"></button>',
    '<button type="submit" class="MuiButton-root Mui-disabled" disabled=""></button>',
  ],
])('completes %s', (html, expected) => {
  expect(completeButtons(html)).toBe(expected);
});

test.each([
  '<button class="MuiLink-root css-1">A</button>',
  '<button>A</button>',
  '<button class="MuiButton-root" type="button" disabled=""></button>',
  '<a class="MuiButton-root"></a>',
])('leaves %s unchanged', (html) => {
  expect(completeButtons(html)).toBe(html);
});
