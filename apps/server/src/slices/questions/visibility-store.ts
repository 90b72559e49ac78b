import { isStaff } from '@quandary/guards'
import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * `canSeeQuestion` as a condition, for queries that read the table `questions` under its own name: deleted and hidden
 * questions are for their author and staff (decision 10).
 */
export function questionVisibleTo(viewer: Viewer | null): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  if (isStaff(viewer)) return eb.lit(true)
  const open = eb.and([eb('questions.status', '!=', 'deleted'), eb('questions.listed', '=', 1)])
  return viewer ? eb.or([open, eb('questions.user_id', '=', viewer.id)]) : open
}
