import { ApiFailure } from '@quandary/api-client'
import {
  Button,
  Checkbox,
  FileButton,
  Lead,
  Notice,
  PageHead,
  ReadingColumn,
  Section,
  Stack,
  useToast,
} from '@quandary/ui'
import { errorText, saveText } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { returnFocus } from '../../shell/return-focus.ts'
import { siteInfoQuery } from '../../shell/session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ChangeList } from '../audit-log/index.ts'
import { groupTitle, useSettingWords } from '../settings-groups/index.ts'
import {
  compare,
  parseFile,
  readSettings,
  saveGroups,
  writeFile,
  type FileProblem,
  type GroupDifference,
  type GroupFailure,
} from './settings-file.ts'

/** Settings › Export and import: downloads all settings as a file, and shows what an uploaded file would change. */
export function SettingsFilePage(): ReactNode {
  const { t } = useLanguage()
  usePageTitle(t('nav.settings_file'))
  return (
    <Stack gap={4}>
      <PageHead title={t('nav.settings_file')} />
      <ReadingColumn>
        <Stack gap={6}>
          <Export />
          <Import />
        </Stack>
      </ReadingColumn>
    </Stack>
  )
}

function Export(): ReactNode {
  const { t } = useLanguage()
  const reportError = useReportError()
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveText('settings.json', 'application/json', writeFile(await readSettings(api), site.general.name))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      reportError(error.error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('settings_file.export')}>
      <Stack gap={4}>
        <Lead>{t('settings_file.export_about')}</Lead>
        <div>
          <Button busy={busy} onClick={() => void download()}>
            {t('settings_file.download')}
          </Button>
        </div>
      </Stack>
    </Section>
  )
}

/** A chosen file that could be read. */
interface Chosen {
  name: string
  groups: readonly GroupDifference[]
}

function Import(): ReactNode {
  const { t } = useLanguage()
  const reportError = useReportError()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<FileProblem>()
  const choose = async (file: File) => {
    setChosen(undefined)
    const parsed = parseFile(await file.text())
    setProblem('problem' in parsed ? parsed.problem : undefined)
    if ('problem' in parsed) return
    try {
      setChosen({ name: file.name, groups: compare(await readSettings(api), parsed.settings) })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      reportError(error.error)
    }
  }
  return (
    <Section title={t('settings_file.import')}>
      <Stack gap={4}>
        <Lead>{t('settings_file.import_about')}</Lead>
        <div>
          <FileButton accept=".json,application/json" onFile={(file) => void choose(file)}>
            {t('settings_file.choose')}
          </FileButton>
        </div>
        {problem === undefined ? null : (
          <Notice tone="danger" live="alert">
            {t(`settings_file.problem_${problem}`)}
          </Notice>
        )}
        {chosen === undefined ? null : (
          <Differences key={chosen.name} chosen={chosen} onDone={() => setChosen(undefined)} />
        )}
      </Stack>
    </Section>
  )
}

/** The changes that the file would make, by group. Nothing is saved before the button is pressed. */
function Differences({ chosen, onDone }: { chosen: Chosen; onDone: () => void }): ReactNode {
  const { t } = useLanguage()
  const { groups } = chosen
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { busy, failures, save } = useSaveGroups(onDone)
  const selected = groups.filter(({ group }) => !left.has(group))
  const failureOf = (group: string) => failures.find((failure) => failure.group === group)
  if (groups.length === 0) {
    return (
      <Notice tone="success" live="status">
        {t('settings_file.same', { name: chosen.name })}
      </Notice>
    )
  }
  return (
    <Stack gap={4}>
      <Notice live="status">{t('settings_file.differs', { count: groups.length, name: chosen.name })}</Notice>
      {groups.map((difference) => (
        <GroupDifferences
          key={difference.group}
          difference={difference}
          failure={failureOf(difference.group)}
          checked={!left.has(difference.group)}
          onChange={(checked) => setLeft(withGroup(left, difference.group, !checked))}
        />
      ))}
      <div>
        <Button
          variant="primary"
          busy={busy}
          busyText={t('saving')}
          disabled={selected.length === 0}
          onClick={() => void save(selected)}
        >
          {t('settings_file.save', { count: selected.length })}
        </Button>
      </div>
    </Stack>
  )
}

function withGroup(groups: ReadonlySet<string>, group: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(groups)
  if (isIn) next.add(group)
  else next.delete(group)
  return next
}

interface GroupDifferencesProps {
  difference: GroupDifference
  failure: GroupFailure | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

function GroupDifferences({ difference, failure, checked, onChange }: GroupDifferencesProps): ReactNode {
  const { t } = useLanguage()
  const { group, differences } = difference
  const words = useSettingWords([group])
  return (
    <div>
      <Checkbox
        label={groupTitle(group, t)}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        error={failure && reasonOf(failure, t)}
      />
      <ChangeList
        changes={differences.map(({ field, before, after }) => ({
          title: words.title(group, field),
          before: words.value(group, field, before),
          after: words.value(group, field, after),
        }))}
      />
    </div>
  )
}

/** The message of a refusal; for refused fields, the messages of these fields. */
function reasonOf({ error }: GroupFailure, t: ReturnType<typeof useLanguage>['t']): string {
  if (error.kind !== 'fields') return errorText(error, t)
  return error.fields.map(({ error_msg }) => error_msg).join(' ')
}

function useSaveGroups(onDone: () => void) {
  const { t } = useLanguage()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly GroupFailure[]>([])
  const save = async (groups: readonly GroupDifference[]) => {
    setBusy(true)
    const outcome = await saveGroups(api, groups)
    // Every settings screen and the page frame show saved settings, so all queries are invalidated.
    await queryClient.invalidateQueries()
    setBusy(false)
    setFailures(outcome.failures)
    if (outcome.saved.length > 0) toast.show({ text: t('settings_file.saved', { count: outcome.saved.length }) })
    if (outcome.failures.length > 0) return
    flushSync(onDone)
    returnFocus()
  }
  return { busy, failures, save }
}
