import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import signUpCard from './examples/SignUpCard.tsx?demo';
import { CardPicture } from '../../../demos/cards/client/Cards';
import { PRODUCT_PICTURES } from '../../../demos/cards/data/pictures';
import { pictureName } from '../../../demos/cards/model/pictureName';
import { Demo } from '../../../demos/demos/client/Demo';
import { SearchBox } from '../../search/client/SearchLink';
import { PRODUCTS } from '../../../foundation/site/model/products';
import { describeProduct } from '../../../shell/navigation/client/describeProduct';
import { LiveExamples } from './LiveExamples';
import { News } from './News';
import { ProductIcon } from '../../../shell/navigation/client/ProductIcon';
import { Guarantees } from './Guarantees';
import { QuickLinks } from './QuickLinks';
import styles from './StartPage.module.css';

/** The home page: search, a live demo, components to try, products, and links to popular pages. */
export function StartPage(): ReactNode {
  return (
    <main className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.intro}>
          <h1 className={styles.title}>
            <Translate id="site.start.heading">Look it up, try it out, make it yours</Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="site.start.lead">
              Guides, live demos, and API references for Material UI and its sister libraries,
              checked against the exact versions that you install.
            </Translate>
          </p>
          <SearchBox />
          <p className={styles.actions}>
            <Link className={styles.primary} to="/material-ui/getting-started/installation">
              <Translate id="site.start.install">Install Material UI</Translate>
            </Link>
            <Link className={styles.secondary} to="/material-ui/react-button">
              <Translate id="site.start.browse">See a component</Translate>
            </Link>
          </p>
        </div>
        <Demo name="SignUpCard" variants={{ system: signUpCard }} />
      </header>
      <LiveExamples />
      <Products />
      <QuickLinks />
      <Guarantees />
      <News />
    </main>
  );
}

function Products(): ReactNode {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className={styles.heading}>
        <Translate id="site.start.products">Products</Translate>
      </h2>
      <ul className={styles.cards}>
        {PRODUCTS.map((product) => {
          const { id, name, version, root } = product;
          return (
            <li key={id} className={clsx(styles.card, styles.product)}>
              <CardPicture name={pictureName(PRODUCT_PICTURES.get(id) ?? root)} />
              <span className={styles.mark}>
                <ProductIcon id={id} />
              </span>
              <Link to={root} className={styles.name}>
                {name}
              </Link>
              <span className={styles.version}>
                <bdi>{version}</bdi>
              </span>
              <p className={styles.description}>{describeProduct(product)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
