import { unwrap } from '@quandary/api-client'
import type { Person } from './people.ts'

const KINDS = ['question', 'answer', 'tag'] as const

/** Lets all members suggest edits, and lets only staff edit without review and decide about suggestions. */
export async function letEverybodySuggest(admin: Person): Promise<void> {
  const custom = KINDS.flatMap((kind) => [
    { key: `rank.${kind}.edit`, value: 1 },
    { key: `rank.${kind}.edit_without_review`, value: 50_000 },
    { key: `rank.${kind}.audit`, value: 50_000 },
  ])
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 99, custom_privileges: custom } }))
}

/** Asks a question and returns it. */
export async function askedBy(person: Person, title: string, content = 'What I have tried so far did not help.') {
  const tags = [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }]
  return unwrap(person.api.call('createQuestion', { body: { title, content, tags } }))
}
