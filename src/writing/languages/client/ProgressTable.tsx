import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '../../../foundation/messages/client/useNumberFormat';
import type { LanguageProgress } from '../model/progress';
import type { Progress } from '../model/status';
import { getSectionName } from './getSectionName';
import styles from './TranslationsPage.module.css';

/** The progress of one language, with a row for each product. */
export function ProgressTable({ language }: { readonly language: LanguageProgress }): ReactNode {
  const formatNumber = useNumberFormat();
  const formatPercent = useNumberFormat({ style: 'percent' });
  const row = (name: ReactNode, progress: Progress): ReactNode => (
    <>
      <th scope="row">{name}</th>
      <td>{formatPercent(progress.percent / 100)}</td>
      <td>
        <bdi>{`${formatNumber(progress.doneFiles)} / ${formatNumber(progress.files)}`}</bdi>
      </td>
      <td>{formatNumber(progress.staleWords)}</td>
      <td>{formatNumber(progress.missingWords)}</td>
    </>
  );
  return (
    <>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{translate({ id: 'site.translations.part', message: 'Section' })}</th>
          <th scope="col">{translate({ id: 'site.translations.done', message: 'Done' })}</th>
          <th scope="col">{translate({ id: 'site.translations.files', message: 'Files' })}</th>
          <th scope="col">
            {translate({ id: 'site.translations.stale', message: 'Outdated words' })}
          </th>
          <th scope="col">
            {translate({ id: 'site.translations.missing', message: 'Untranslated words' })}
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {language.products.map(({ name, progress }) => (
          <tr key={name}>{row(<bdi>{getSectionName(name)}</bdi>, progress)}</tr>
        ))}
        <tr>{row(<Translate id="site.translations.together">Total</Translate>, language.total)}</tr>
      </tbody>
    </>
  );
}
