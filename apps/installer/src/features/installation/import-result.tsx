import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { Cell, ColumnHead, RowHead, Section, Stack, Table } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { nameOf } from './import-words.ts'
import { buttons } from './installer.css.ts'
import { StepHead } from './step-head.tsx'

interface ImportResultProps {
  result: Schemas['InstallImport']
  /** The button that opens the site. */
  children: ReactNode
}

/** The numbers of imported rows and of rows that could not be used. */
export function ImportResult({ result, children }: ImportResultProps): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      <StepHead step="content" title={t('import.done')}>
        {t('import.done_lead')}
      </StepHead>
      <Stack gap={6}>
        <Counts counts={result.counts} />
        <Section title={t('import.unusable')}>
          <Stack>
            {result.unusable.length > 0 ? <UnusableRows rows={result.unusable} /> : <p>{t('import.all_used')}</p>}
            <p>{t('import.report', { file: result.report })}</p>
          </Stack>
        </Section>
        <div className={buttons}>{children}</div>
      </Stack>
    </>
  )
}

function Counts({ counts }: Pick<Schemas['InstallImport'], 'counts'>): ReactNode {
  const { t, language } = useLanguage()
  return (
    <NumberTable caption={t('import.counts')} head={t('import.kind')} numbers={[t('import.there'), t('import.here')]}>
      {counts.map(({ noun, there, here }) => (
        <tr key={noun}>
          <RowHead>{nameOf(noun, t)}</RowHead>
          <Cell numeric>{formatExactCount(there, language)}</Cell>
          <Cell numeric>{formatExactCount(here, language)}</Cell>
        </tr>
      ))}
    </NumberTable>
  )
}

function UnusableRows({ rows }: { rows: Schemas['InstallImport']['unusable'] }): ReactNode {
  const { t, language } = useLanguage()
  return (
    <NumberTable caption={t('import.by_reason')} head={t('import.reason')} numbers={[t('import.rows')]}>
      {rows.map(({ file, reason, count }) => (
        <tr key={`${file} ${reason}`}>
          {/* Importers write their reasons in English, whatever the language of the page. */}
          <RowHead detail={file}>
            <span lang="en">{reason}</span>
          </RowHead>
          <Cell numeric>{formatExactCount(count, language)}</Cell>
        </tr>
      ))}
    </NumberTable>
  )
}

interface NumberTableProps {
  caption: string
  /** Heading of the first column. */
  head: string
  /** Headings of the columns with numbers. */
  numbers: readonly string[]
  children: ReactNode
}

function NumberTable({ caption, head, numbers, children }: NumberTableProps): ReactNode {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <ColumnHead>{head}</ColumnHead>
          {numbers.map((number) => (
            <ColumnHead key={number} numeric>
              {number}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
