import type { Schemas } from '@quandary/api-client'
import { Notice, Section, Stack } from '@quandary/ui'
import { languageTag } from '@quandary/i18n'
import type { ReactNode } from 'react'
import { Disclosure } from '../../shell/disclosure.tsx'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './language-files.css.ts'

type LanguageFile = Schemas['LanguageFile']

/** The files of further languages, with the texts that cannot be used. */
export function LanguageFiles({ saved }: { saved: { files: readonly LanguageFile[] } }): ReactNode {
  const { t } = useLanguage()
  return (
    <Section title={t('languages.title')}>
      <Stack>
        <p className={styles.lead}>{t('languages.lead')}</p>
        {saved.files.length === 0 ? <p className={styles.lead}>{t('languages.none')}</p> : null}
        {saved.files.map((file) => (
          <FileReport key={file.file} file={file} />
        ))}
      </Stack>
    </Section>
  )
}

function FileReport({
  file: { file, language, name = '', progress = 0, problem_count, problems },
}: {
  file: LanguageFile
}) {
  const { t } = useLanguage()
  return (
    <div className={styles.report}>
      <p className={styles.file}>
        <code dir="ltr">{file}</code>{' '}
        {language === undefined ? (
          t('languages.unusable')
        ) : (
          <>
            <bdi lang={languageTag(language)}>{name}</bdi> · {t('languages.progress', { progress })}
          </>
        )}
      </p>
      {problem_count === 0 ? null : language === undefined ? (
        <Notice tone="danger" title={t('languages.unusable')}>
          <ProblemList problems={problems} />
        </Notice>
      ) : (
        <Disclosure summary={t('languages.problems', { count: problem_count })}>
          {problem_count > problems.length ? <p>{t('languages.more', { count: problems.length })}</p> : null}
          <ProblemList problems={problems} />
        </Disclosure>
      )}
    </div>
  )
}

function ProblemList({ problems }: { problems: readonly Schemas['LanguageProblem'][] }): ReactNode {
  const { t } = useLanguage()
  return (
    <ul className={styles.problems}>
      {problems.map(({ key, problem, detail }) => (
        <li key={`${key} ${problem} ${detail}`}>
          {key === '' ? null : <code dir="ltr">{key}</code>} {t(`languages.problem.${problem}`, { detail })}
        </li>
      ))}
    </ul>
  )
}
