import type { Db } from '../../platform/db/database.ts'
import { ERASED_HTML, ERASED_TEXT } from '../../platform/text/erased-text.ts'
import { urlTitleOf } from './url-title.ts'

/** Erases the texts of a person's deleted questions, and what they wrote about closing questions. */
export async function eraseQuestionsOf(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('questions')
    .set({
      title: ERASED_TEXT,
      url_title: urlTitleOf(ERASED_TEXT),
      original_text: ERASED_TEXT,
      parsed_text: ERASED_HTML,
      excerpt: ERASED_TEXT,
    })
    .where('user_id', '=', userId)
    .where('status', '=', 'deleted')
    .execute()
  await tx.updateTable('questions').set({ close_message: '' }).where('closed_by', '=', userId).execute()
}
