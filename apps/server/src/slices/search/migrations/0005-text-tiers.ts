import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'
import { textTiers } from '../../../platform/search/text-tiers.ts'
import { forEachText } from './texts-of-documents.ts'

/**
 * Adds the tiers of the words of each text, by which searches rank. Takes some minutes on a large site. The table is
 * derived data and is always built in its current form, so an earlier migration may have built it already.
 */
export const search0005: Migration = {
  name: '0005-text-tiers',
  async up(db, can) {
    await fullTextOf(can).createTiers(db)
    const isMissing = sql`and not exists (select 1 from search_tiers where search_tiers.key = documents.id)`
    await forEachText(db, (key, text) => textTiers.put(db, [{ key, text }]), isMissing)
  },
}
