import { createStructuredData } from './structuredData';

const FACTS = {
  siteUrl: 'https://docs.example',
  siteName: 'Docs',
  url: '/material-ui/react-button/',
  title: 'Button',
  description: 'Starts an action.',
  language: 'en',
  crumbs: [
    { label: 'Components', href: '/material-ui/react-autocomplete' },
    { label: 'Inputs', href: '/material-ui/react-autocomplete/' },
    { label: 'Button', href: '/material-ui/react-button' },
  ],
};

test('contains all breadcrumbs, and URLs without a trailing slash', () => {
  const [breadcrumbs] = createStructuredData(FACTS);
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        position: 1,
        name: 'Components',
        item: 'https://docs.example/material-ui/react-autocomplete',
      },
      { position: 2, name: 'Inputs', item: 'https://docs.example/material-ui/react-autocomplete' },
      { position: 3, name: 'Button', item: 'https://docs.example/material-ui/react-button' },
    ],
  });
});

test('the article leaves out unknown properties', () => {
  const [, article] = createStructuredData(FACTS);
  expect(article).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Button',
    description: 'Starts an action.',
    url: 'https://docs.example/material-ui/react-button',
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: 'Docs', url: 'https://docs.example/' },
  });
  const [, dated] = createStructuredData({ ...FACTS, changedAt: 0, image: 'https://x.example/a' });
  expect(dated).toMatchObject({
    dateModified: '1970-01-01T00:00:00.000Z',
    image: 'https://x.example/a',
  });
});
