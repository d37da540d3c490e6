import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LanguageProgress } from '../model/progress';
import type { Progress } from '../model/status';

/** The progress of one language, a row for each product. */
export function ProgressTable({ language }: { readonly language: LanguageProgress }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const numbers = new Intl.NumberFormat(currentLocale);
  const percents = new Intl.NumberFormat(currentLocale, { style: 'percent' });
  const row = (name: ReactNode, progress: Progress): ReactNode => (
    <>
      <th scope="row">{name}</th>
      <td>{percents.format(progress.percent / 100)}</td>
      <td>
        {numbers.format(progress.doneFiles)} / {numbers.format(progress.files)}
      </td>
      <td>{numbers.format(progress.staleWords)}</td>
      <td>{numbers.format(progress.missingWords)}</td>
    </>
  );
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'site.translations.part', message: 'Part' })}</th>
          <th scope="col">{translate({ id: 'site.translations.done', message: 'Done' })}</th>
          <th scope="col">{translate({ id: 'site.translations.files', message: 'Files' })}</th>
          <th scope="col">
            {translate({ id: 'site.translations.stale', message: 'Words changed in English' })}
          </th>
          <th scope="col">
            {translate({ id: 'site.translations.missing', message: 'Words missing' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {language.products.map(({ name, progress }) => (
          <tr key={name}>{row(<span dir="ltr">{name}</span>, progress)}</tr>
        ))}
        <tr>
          {row(<Translate id="site.translations.together">Together</Translate>, language.total)}
        </tr>
      </tbody>
    </>
  );
}
