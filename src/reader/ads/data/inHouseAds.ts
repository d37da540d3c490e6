import { translate } from '@docusaurus/Translate';
import type { InHouseAd } from '../model/types';

/**
 * Our in-house ads, shown when there's no sponsor. To change one, edit its strings here and its
 * image (130 × 100) in `static/img/ads/`. `npm run check:content` reports mistakes with their line.
 */
export const inHouseAds: readonly InHouseAd[] = [
  {
    name: 'Toolpad Core',
    label: 'in-house-scaffold',
    link: 'https://mui.com/toolpad/',
    img: '/img/ads/scaffold.svg',
    description: translate({
      id: 'site.ads.inHouse.scaffold',
      message: 'Scaffold a full-stack app with one command: routes, sign-in, and a dashboard.',
      description: 'Ad for the app scaffolding service; 120 characters at most',
    }),
    poweredby: 'MUI',
  },
  {
    name: translate({
      id: 'site.ads.inHouse.templates.name',
      message: 'Premium templates',
      description: 'Name of an ad; 40 characters at most',
    }),
    label: 'in-house-templates',
    link: 'https://mui.com/store/',
    img: '/img/ads/templates.svg',
    description: translate({
      id: 'site.ads.inHouse.templates',
      message: 'Start with finished screens: dashboards, stores, and landing pages built with MUI.',
      description: 'Ad for premium templates; 120 characters at most',
    }),
    poweredby: 'MUI',
  },
  {
    name: translate({
      id: 'site.ads.inHouse.themes.name',
      message: 'Premium themes',
      description: 'Name of an ad; 40 characters at most',
    }),
    label: 'in-house-themes',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    img: '/img/ads/themes.svg',
    description: translate({
      id: 'site.ads.inHouse.themes',
      message: 'Restyle every component at once with a theme made by professional designers.',
      description: 'Ad for premium themes; 120 characters at most',
    }),
    poweredby: 'MUI',
  },
  {
    name: translate({
      id: 'site.ads.inHouse.support.name',
      message: 'Enterprise support',
      description: 'Name of an ad; 40 characters at most',
    }),
    label: 'in-house-support',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    img: '/img/ads/support.svg',
    description: translate({
      id: 'site.ads.inHouse.support',
      message:
        'Security fixes, license tracking, and ongoing maintenance for the packages you ship.',
      description: 'Ad for the enterprise support offering; 120 characters at most',
    }),
    poweredby: 'MUI',
  },
  {
    name: translate({
      id: 'site.ads.inHouse.designKit.name',
      message: 'Design kit',
      description: 'Name of an ad; 40 characters at most',
    }),
    label: 'in-house-design-kit',
    link: 'https://mui.com/design-kits/',
    img: '/img/ads/design-kit.svg',
    description: translate({
      id: 'site.ads.inHouse.designKit',
      message: 'Design in Figma with the same components you code: every part, state, and color.',
      description: 'Ad for the design kit; 120 characters at most',
    }),
    poweredby: 'MUI',
  },
];
