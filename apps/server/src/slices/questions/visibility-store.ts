import { isStaff } from '@quandary/guards'
import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * `canSeeQuestion` as a condition, for queries that read the table `questions` under its own name: deleted, hidden and
 * waiting questions are for their author and staff (decision 10).
 */
export function questionVisibleTo(viewer: Viewer | null): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  if (isStaff(viewer)) return eb.lit(true)
  return viewer ? questionVisibleToMember(eb.val(viewer.id)) : isOpen()
}

/** The same for members who are no staff, for queries about several of them at once: `userId` says whose row it is. */
export function questionVisibleToMember(userId: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.or([isOpen(), eb('questions.user_id', '=', userId)])
}

function isOpen(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.and([eb('questions.status', 'in', ['available', 'closed']), eb('questions.listed', '=', 1)])
}
