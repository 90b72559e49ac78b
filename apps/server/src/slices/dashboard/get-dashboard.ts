import { join } from 'node:path'
import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { PROGRAM_REVISION, PROGRAM_VERSION } from '../../platform/program-version.ts'
import { countAnswers } from '../answers/index.ts'
import { backupHealth } from '../backups/index.ts'
import { countComments } from '../comments/index.ts'
import { mailHealth } from '../mails/index.ts'
import { countQuestions } from '../questions/index.ts'
import { countPendingReports } from '../reports/index.ts'
import { readMailSettings, readSettings, siteUrl } from '../site-settings/index.ts'
import { storageHealth } from '../storage/index.ts'
import { countUploadedBytes } from '../uploads/index.ts'
import { countUsers } from '../users/index.ts'
import { countVotes } from '../votes/index.ts'
import { byteSize } from './byte-size.ts'
import { listExposedFiles } from './exposed-files.ts'
import { folderSize } from './folder-size.ts'

/** Collects the figures of the dashboard; nothing is cached. */
export async function getDashboard(ctx: AppContext): Promise<Schemas['DashboardEnvelope']> {
  const { login_required } = await readSettings(ctx, 'login')
  const { time_zone } = await readSettings(ctx, 'interface')
  const { smtp } = await readMailSettings(ctx)
  const storage = await storageHealth(ctx)
  const fault = ctx.storageFaults.latest
  return {
    info: {
      question_count: await countQuestions(ctx.db),
      answer_count: await countAnswers(ctx.db),
      comment_count: await countComments(ctx.db),
      vote_count: await countVotes(ctx.db),
      user_count: await countUsers(ctx.db),
      report_count: await countPendingReports(ctx),
      uploading_files: true,
      exposed_files: (await listExposedFiles(ctx)).length,
      smtp: smtp ? 'enabled' : 'not_configured',
      https: (await siteUrl(ctx)).startsWith('https:'),
      time_zone,
      occupying_storage_space: byteSize(await sizeOfUploads(ctx, storage.uploads)),
      app_start_time: String(Math.floor((ctx.clock.now() - ctx.startedAt) / 1000)),
      version_info: { version: PROGRAM_VERSION, revision: PROGRAM_REVISION, remote_version: '' },
      login_required,
      go_version: `Node.js ${process.versions.node}`,
      database_version: await ctx.database.describe(),
      database_size: byteSize(await ctx.database.sizeInBytes()),
      backups: await backupHealth(ctx),
      storage,
      mails: await mailHealth(ctx),
      fault: { kind: fault?.kind ?? '', at: toUnixSeconds(fault?.at ?? null) },
    },
  }
}

/**
 * Returns the size of the uploads in bytes: of the files in the folder, or for a bucket the sum of the recorded sizes,
 * because listing a bucket may take long.
 */
function sizeOfUploads(ctx: AppContext, place: Schemas['StoragePlace']): Promise<number> {
  return place === 'bucket' ? countUploadedBytes(ctx.db) : folderSize(join(ctx.config.dataDir, 'uploads'))
}
