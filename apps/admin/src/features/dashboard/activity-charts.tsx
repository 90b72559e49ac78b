import { formatExactCount, languageTag } from '@quandary/i18n'
import {
  Cell,
  ColumnHead,
  Meta,
  Row,
  Section,
  Segments,
  SkeletonList,
  Stack,
  Table,
  TableRow,
  Button,
} from '@quandary/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './activity-charts.css.ts'
import {
  activityQuery,
  barsOf,
  scaleOf,
  daysPerStep,
  seriesKinds,
  seriesNames,
  spans,
  stepsOf,
  valuesOf,
  type ActivityStep,
  type SeriesName,
  type Span,
} from './activity.ts'

/**
 * Charts of the site's activity per day or week, with a table of the same numbers.
 * @param props.questions number of questions of the site; without any there is nothing to draw yet
 */
export function ActivityCharts({ span, questions }: { span: Span; questions: number }): ReactNode {
  const { t } = useLanguage()
  const [shown, setShown] = useState(false)
  const { data } = useQuery({ ...activityQuery(api, span), placeholderData: keepPreviousData })
  const table = useId()
  if (questions === 0) {
    return (
      <Section title={t('activity.title')}>
        <Meta>{t('activity.none')}</Meta>
      </Section>
    )
  }
  return (
    <Section title={t('activity.title')} aside={<Meta>{t('activity.age')}</Meta>}>
      <Stack gap={4}>
        <Row justify="between">
          <Segments
            label={t('activity.range')}
            items={spans.map((days) => ({
              label: t('activity.days', { count: days }),
              href: days === 30 ? '/admin' : `/admin?days=${days}`,
              current: days === span,
            }))}
          />
          <Button size="sm" aria-expanded={shown} aria-controls={table} onClick={() => setShown(!shown)}>
            {t('activity.table')}
          </Button>
        </Row>
        {data === undefined ? (
          <SkeletonList rows={3} />
        ) : (
          <Charts steps={stepsOf(data.days, daysPerStep(span))} span={span} whole={valuesOf(data.days)} />
        )}
        <div id={table} hidden={!shown}>
          {data === undefined ? null : <Numbers steps={stepsOf(data.days, daysPerStep(span))} span={span} />}
        </div>
      </Stack>
    </Section>
  )
}

interface StepsProps {
  steps: readonly ActivityStep[]
  span: Span
}

interface ChartsProps extends StepsProps {
  /** The summary value of each series for the whole time span. */
  whole: Readonly<Record<SeriesName, number>>
}

function Charts(props: ChartsProps): ReactNode {
  return (
    <div className={styles.charts}>
      {seriesNames.map((name) => (
        <Chart key={name} name={name} {...props} />
      ))}
    </div>
  )
}

/** Catalogue key of the sentence that describes a chart, by the kind of its series. */
const summaries = {
  count: 'activity.summary',
  people: 'activity.summary_mean',
  share: 'activity.summary_mean',
  time: 'activity.summary_mean',
  response: 'activity.summary_p95',
} as const

const BOX = { width: 300, height: 72 }

function Chart({ name, steps, span, whole }: ChartsProps & { name: SeriesName }): ReactNode {
  const { t } = useLanguage()
  const day = useDay(span === 365 ? { year: 'numeric', month: 'short' } : { month: 'short', day: 'numeric' })
  const exactDay = useDay({ year: 'numeric', month: 'short', day: 'numeric' })
  const values = steps.map((step) => step[name])
  const write = useWriteValue()
  const total = write(name, whole[name], whole.questions)
  const title = t(`activity.${name}`)
  const summary = t(summaries[seriesKinds[name]], {
    title,
    total,
    count: span,
    most: write(name, Math.max(...values, 0), whole.questions),
    step: t(daysPerStep(span) === 1 ? 'activity.a_day' : 'activity.a_week'),
  })
  const { width, height } = BOX
  const scale = scaleOf(name, values)
  const written = (value: number) => write(name, value, whole.questions)
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <span className={styles.name}>{title}</span>
        <span className={styles.total}>{total}</span>
      </div>
      <div className={styles.scale} aria-hidden={scale.over === 0}>
        {scale.over === 0
          ? scale.top > 0 && written(scale.top)
          : t('activity.over', { top: written(scale.top), count: scale.over })}
      </div>
      <svg
        role="img"
        aria-label={summary}
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <line className={styles.base} x1={0} x2={width} y1={height} y2={height} />
        {barsOf(values, BOX, scale.top).map((bar) => (
          <rect key={bar.x} className={styles.bar} {...bar} />
        ))}
        {steps.map((step, i) => (
          // Covers the height of the chart, so that low columns have a tooltip too.
          <rect
            key={step.date}
            className={styles.hit}
            x={(i * width) / steps.length}
            y={0}
            width={width / steps.length}
            height={height}
          >
            <title>
              {t('activity.value', { date: exactDay(step.date), value: write(name, step[name], step.questions) })}
            </title>
          </rect>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{day(steps.at(0)?.date)}</span>
        <span>{day(steps.at(-1)?.date)}</span>
      </div>
    </div>
  )
}

/** The numbers behind the charts, the newest first. */
function Numbers({ steps, span }: StepsProps): ReactNode {
  const { t } = useLanguage()
  const write = useWriteValue()
  const day = useDay({ year: 'numeric', month: 'short', day: 'numeric' })
  return (
    <Table caption={t('activity.caption')}>
      <thead>
        <tr>
          <ColumnHead>{t(daysPerStep(span) === 1 ? 'activity.date' : 'activity.week')}</ColumnHead>
          {seriesNames.map((name) => (
            <ColumnHead key={name} numeric>
              {t(`activity.${name}`)}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((step) => (
          <TableRow key={step.date}>
            <th scope="row" className={styles.day}>
              {day(step.date)}
            </th>
            {seriesNames.map((name) => (
              <Cell key={name} numeric>
                {write(name, step[name], step.questions)}
              </Cell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

/**
 * Returns a function that formats a value of a series: a number, a percentage, a duration or a response time. It
 * returns a dash for the share of answered questions if there were no questions, and for a time of 0.
 */
function useWriteValue(): (name: SeriesName, value: number, questions?: number) => string {
  const { language } = useLanguage()
  const tag = languageTag(language)
  return (name, value, questions) => {
    switch (seriesKinds[name]) {
      case 'count':
        return formatExactCount(value, language)
      case 'people':
        return new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value)
      case 'share':
        return questions === 0
          ? '–'
          : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(value)
      case 'time':
        return value === 0 ? '–' : writeDuration(tag, value)
      case 'response':
        return value === 0 ? '–' : writeResponseTime(tag, value)
    }
  }
}

/** Formats a duration in its largest unit, from minutes to days. */
function writeDuration(tag: string, seconds: number): string {
  const [unit, size] =
    seconds < 3600
      ? (['minute', 60] as const)
      : seconds < 86_400
        ? (['hour', 3600] as const)
        : (['day', 86_400] as const)
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    seconds / size,
  )
}

/** Formats milliseconds; one second and more are shown in seconds. */
function writeResponseTime(tag: string, ms: number): string {
  const [unit, value] = ms < 1000 ? (['millisecond', ms] as const) : (['second', ms / 1000] as const)
  const maximumFractionDigits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(value)
}

/** Returns a function that formats a `YYYY-MM-DD` date with the given parts. */
function useDay(
  parts: Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day'>,
): (date: string | undefined) => string {
  const { language } = useLanguage()
  // The date is already in the site's time zone, so it is parsed and formatted as UTC.
  const format = new Intl.DateTimeFormat(languageTag(language), { ...parts, timeZone: 'UTC' })
  return (date) => (date === undefined ? '' : format.format(new Date(`${date}T00:00:00Z`)))
}
