import type { ExcerptStore } from '../posts/index.ts'

export const answerExcerpts: ExcerptStore = {
  next: (db, after, limit) =>
    db
      .selectFrom('answers')
      .select(['id', 'parsed_text', 'excerpt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  async replace(tx, { id, parsed_text: text }, excerpt) {
    await tx.updateTable('answers').set({ excerpt }).where('id', '=', id).where('parsed_text', '=', text).execute()
  },
}
