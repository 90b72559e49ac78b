import { isStaff } from '@quandary/guards'
import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { isActiveStaff } from '../users/index.ts'

/**
 * `canSeeQuestion` as an SQL condition, for queries that use the table `questions` under its own name: deleted, hidden
 * and pending questions are visible to their author and staff only (`docs/spec/decisions.md#d10`).
 */
export function questionVisibleTo(viewer: Viewer | null): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  if (isStaff(viewer)) return eb.lit(true)
  return viewer ? questionVisibleToMember(eb.val(viewer.id)) : isOpen()
}

/**
 * Returns the condition for a question to be visible to members who are not staff, for queries about several members:
 * `userId` is the column with the id of the member.
 */
export function questionVisibleToMember(userId: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.or([isOpen(), eb('questions.user_id', '=', userId)])
}

/**
 * Returns the condition for a question to be visible to the person of the table `users`, for queries that use that
 * table under its own name.
 */
export function questionVisibleToUser(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions' | 'users'>()
  return eb.or([isActiveStaff, questionVisibleToMember(eb.ref('users.id'))])
}

function isOpen(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.and([eb('questions.status', 'in', ['available', 'closed']), eb('questions.listed', '=', 1)])
}
