import { Button, Dialog, PlusIcon, SegmentButtons, Stack } from '@quandary/ui'
import { operationKey } from '@quandary/api-client/query'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { AddManyUsers } from './add-many-users.tsx'
import { AddOneUser } from './add-one-user.tsx'
import { accountRightsQuery } from './user-queries.ts'

type Way = 'one' | 'many'

/** The button that adds accounts, one or many. There is none while a plugin manages all accounts. */
export function AddUsers(): ReactNode {
  const { t } = useLanguage()
  const { data: rights } = useSuspenseQuery(accountRightsQuery(api))
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [way, setWay] = useState<Way>('one')
  if (!rights.allow_create_user) return null
  const close = () => setOpen(false)
  const added = async () => {
    close()
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    await queryClient.invalidateQueries({ queryKey: operationKey('getDashboard') })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="lg"
      title={t('users.add')}
      description={t('users.add_help')}
      trigger={
        <Button size="sm" icon={<PlusIcon />}>
          {t('users.add')}
        </Button>
      }
    >
      <Stack gap={5}>
        <div>
          <SegmentButtons
            label={t('users.add_way')}
            value={way}
            onChange={setWay}
            options={[
              { value: 'one', label: t('users.add_single') },
              { value: 'many', label: t('users.add_many') },
            ]}
          />
        </div>
        {way === 'one' ? (
          <AddOneUser onAdded={added} onCancel={close} />
        ) : (
          <AddManyUsers onAdded={added} onCancel={close} />
        )}
      </Stack>
    </Dialog>
  )
}
