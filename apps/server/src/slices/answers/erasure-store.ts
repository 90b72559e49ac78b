import type { Db } from '../../platform/db/database.ts'
import { ERASED_HTML, ERASED_TEXT } from '../../platform/text/erased-text.ts'

/** Erases the texts of a person's deleted answers. */
export async function eraseAnswersOf(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('answers')
    .set({ original_text: ERASED_TEXT, parsed_text: ERASED_HTML, excerpt: ERASED_TEXT })
    .where('user_id', '=', userId)
    .where('status', '=', 'deleted')
    .execute()
}
