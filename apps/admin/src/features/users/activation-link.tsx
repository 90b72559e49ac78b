import type { Schemas } from '@quandary/api-client'
import { Button, CopyButton, Dialog, Field, Notice, Skeleton, TextArea } from '@quandary/ui'
import { errorText } from '@quandary/web-shell'
import { useEffect, useState, type ReactNode } from 'react'
import type { ApiError } from '@quandary/api-client'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './account.css.ts'

interface ActivationLinkProps {
  user: Schemas['AdminUserItem']
  onClose: () => void
}

/** Issues an activation link and shows it, so that it can be handed over without mail. */
export function ActivationLink({ user, onClose }: ActivationLinkProps): ReactNode {
  const { t } = useLanguage()
  const { link, error } = useActivationLink(user.user_id)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('users.activation_link', { name: user.display_name })}
      description={t('users.activation_link_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.close')}</Button>
          {link === undefined ? null : (
            <CopyButton variant="primary" text={link} label={t('users.activation_link_copy')} />
          )}
        </>
      }
    >
      {error ? (
        <Notice tone="danger" live="alert">
          {errorText(error, t)}
        </Notice>
      ) : link === undefined ? (
        <div aria-busy="true">
          <Skeleton height="2.25rem" />
        </div>
      ) : (
        <Field label={t('users.activation_link_label')} help={t('users.activation_link_help')}>
          <TextArea
            className={styles.link}
            readOnly
            rows={2}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      )}
    </Dialog>
  )
}

/** Issues a link once per dialog, because every new link invalidates the previous one. */
function useActivationLink(userId: string): { link?: string; error?: ApiError } {
  const [outcome, setOutcome] = useState<{ link?: string; error?: ApiError }>({})
  useEffect(() => {
    let shown = true
    const issue = async () => {
      const { data, error } = await api.call('getUserActivation', { query: { user_id: userId } })
      if (shown) setOutcome(error ? { error } : { link: data.activation_url })
    }
    void issue()
    return () => {
      shown = false
    }
  }, [userId])
  return outcome
}
