import { formatCount, formatExactCount, languageTag, type Language } from '@quandary/i18n'
import { classNames } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { reputationMonthsQuery } from './user-queries.ts'
import * as styles from './reputation-months.css.ts'

/** Height of the chart, and minimum height of a bar, in units of the SVG. */
const HEIGHT = 40
const MIN_HEIGHT = 1

/** The reputation of the last twelve months as bars with numbers. Screen readers read it as a list. */
export function ReputationMonths({ username }: { username: string }): ReactNode {
  const { language } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { data: months } = useSuspenseQuery(reputationMonthsQuery(api, username))
  const most = Math.max(...months.map(({ reputation }) => Math.abs(reputation)))
  if (months.length === 0 || most === 0) return null
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{words('profile.reputation_months')}</h3>
      <ol className={styles.months}>
        {months.map(({ month, reputation }) => {
          const height = reputation === 0 ? 0 : Math.max(MIN_HEIGHT, (Math.abs(reputation) / most) * HEIGHT)
          return (
            <li
              key={month}
              className={styles.month}
              title={`${longName(month, language)}: ${exact(reputation, language)}`}
            >
              <span className={styles.value}>{signed(formatCount(reputation))}</span>
              <svg className={styles.drawing} viewBox={`0 0 1 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={classNames(styles.bar, reputation < 0 && styles.loss)}
                  y={HEIGHT - height}
                  width={1}
                  height={height}
                />
              </svg>
              <span className={styles.name}>{shortName(month, language)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function exact(reputation: number, language: Language): string {
  return signed(formatExactCount(reputation, language))
}

/** Replaces the hyphen of negative numbers with a minus sign. */
function signed(number: string): string {
  return number.replace('-', '−')
}

function shortName(month: string, language: Language): string {
  return nameOf(month, language, { month: 'short' })
}

function longName(month: string, language: Language): string {
  return nameOf(month, language, { month: 'long', year: 'numeric' })
}

function nameOf(month: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { ...parts, timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
