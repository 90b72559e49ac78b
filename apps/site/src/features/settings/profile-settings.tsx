import type { Schemas } from '@quandary/api-client'
import { Field, Section, TextArea, TextInput, useToast } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm } from '../accounts/index.ts'
import { Composer } from '../editor/index.ts'
import { PictureChoice } from './picture-choice.tsx'
import { bodyOf, checkProfile, draftOf, isSameDraft, profileLimits, type ProfileProblem } from './profile-draft.ts'
import { ExternalSettings } from './external-settings.tsx'
import { useExternalSettings } from './external-settings-query.ts'
import { useOpenFields, useRefetchViewer } from './account-facts.ts'
import { UnsavedGuard } from '../../shell/forms/unsaved-guard.tsx'
import * as styles from './settings.css.ts'

/** The public profile of a member. */
export function ProfileSettings(): ReactNode {
  const person = useViewer()
  const words = useAccountWords()
  const elsewhere = useExternalSettings('profile')
  if (person === null) return null
  return (
    <Section title={words('settings.profile')}>
      {elsewhere === undefined ? (
        <div className={styles.sectionBody}>
          <ProfileForm key={person.id} person={person} />
        </div>
      ) : (
        <ExternalSettings part="profile" url={elsewhere} />
      )}
    </Section>
  )
}

function ProfileForm({ person }: { person: Schemas['CurrentUser'] }): ReactNode {
  const words = useAccountWords()
  const open = useOpenFields()
  const form = useProfileForm(person)
  const { draft, change } = form
  const { fields } = form.failure
  const note = (field: keyof typeof open, help?: string) => (open[field] ? help : words('settings.closed'))
  const text = (name: 'display_name' | 'username' | 'website' | 'location') => ({
    name,
    value: draft[name],
    disabled: !open[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <AccountForm form={form} submitLabel={words('settings.save')} busyText={words('saving')}>
      <Field
        label={words('profile.display_name')}
        help={note('display_name', words('profile.display_name_help', profileLimits.display_name))}
        error={fields['display_name']}
        required
      >
        <TextInput autoComplete="nickname" {...text('display_name')} />
      </Field>
      <Field
        label={words('profile.username')}
        help={note('username', words('profile.username_help', profileLimits.username))}
        error={fields['username']}
        required
      >
        <TextInput autoComplete="username" {...text('username')} />
      </Field>
      <PictureChoice
        person={person}
        name={draft.display_name}
        value={draft.picture}
        custom={draft.custom}
        onChange={(picture) => change({ picture })}
        onUploaded={(custom) => change({ picture: 'custom', custom })}
        help={note('avatar')}
        error={fields['avatar']}
        disabled={!open.avatar}
      />
      <Field label={words('profile.bio')} help={note('bio')} error={fields['bio']} optional>
        {open.bio ? (
          <Composer
            value={draft.bio}
            onChange={(bio) => change({ bio })}
            label={words('profile.bio')}
            onSubmit={form.submit}
          />
        ) : (
          <TextArea value={draft.bio} rows={5} disabled />
        )}
      </Field>
      <Field label={words('profile.website')} help={note('website')} error={fields['website']} optional>
        <TextInput type="url" autoComplete="url" placeholder="https://" {...text('website')} />
      </Field>
      <Field label={words('profile.location')} help={note('location')} error={fields['location']} optional>
        <TextInput autoComplete="address-level2" {...text('location')} />
      </Field>
      <UnsavedGuard changed={form.changed && !form.busy} />
    </AccountForm>
  )
}

function useProfileForm(person: Schemas['CurrentUser']) {
  const { api } = useSite()
  const words = useAccountWords()
  const toasts = useToast()
  const refresh = useRefetchViewer()
  const sentence = useProfileSentences()
  const form = useForm({
    initial: draftOf(person),
    check: (typed) =>
      Object.fromEntries(
        Object.entries(checkProfile(typed, person.display_name)).map(([field, problem]) => [
          field,
          sentence(field, problem),
        ]),
      ),
    send: (typed) => api.call('updateProfile', { body: bodyOf(typed) }),
    done: async () => {
      await refresh()
      toasts.show({ text: words('saved') })
    },
  })
  return { ...form, changed: !isSameDraft(form.draft, draftOf(person)) }
}

function useProfileSentences() {
  const { t } = useWords()
  const words = useAccountWords()
  return (field: string, problem: ProfileProblem): string => {
    switch (problem) {
      case 'empty':
        return t('form.empty')
      case 'display_name':
        return words('profile.display_name_invalid', profileLimits.display_name)
      case 'username':
        return words('profile.username_invalid', profileLimits.username)
      case 'website':
        return words('profile.website_invalid')
      case 'too_long':
        return words('profile.too_long', field === 'bio' ? profileLimits.bio : profileLimits.location)
    }
  }
}
