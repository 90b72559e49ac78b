import type { ExcerptStore } from '../posts/index.ts'

export const questionExcerpts: ExcerptStore = {
  next: (db, after, limit) =>
    db
      .selectFrom('questions')
      .select(['id', 'parsed_text', 'excerpt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  async replace(tx, { id, parsed_text: text }, excerpt) {
    await tx.updateTable('questions').set({ excerpt }).where('id', '=', id).where('parsed_text', '=', text).execute()
  },
}
