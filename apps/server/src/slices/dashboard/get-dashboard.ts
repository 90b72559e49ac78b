import { join } from 'node:path'
import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { PROGRAM_REVISION, PROGRAM_VERSION } from '../../platform/program-version.ts'
import { countAnswers } from '../answers/index.ts'
import { backupHealth } from '../backups/index.ts'
import { countComments } from '../comments/index.ts'
import { countQuestions } from '../questions/index.ts'
import { countPendingReports } from '../reports/index.ts'
import { readMailSettings, readSettings, siteUrl } from '../site-settings/index.ts'
import { countUsers } from '../users/index.ts'
import { countVotes } from '../votes/index.ts'
import { byteSize } from './byte-size.ts'
import { listExposedFiles } from './exposed-files.ts'
import { folderSize } from './folder-size.ts'

/** Counts the figures of the site; nothing is cached. */
export async function getDashboard(app: AppContext): Promise<Schemas['DashboardEnvelope']> {
  const { login_required } = await readSettings(app, 'login')
  const { time_zone } = await readSettings(app, 'interface')
  const { smtp } = await readMailSettings(app)
  return {
    info: {
      question_count: await countQuestions(app.db),
      answer_count: await countAnswers(app.db),
      comment_count: await countComments(app.db),
      vote_count: await countVotes(app.db),
      user_count: await countUsers(app.db),
      report_count: await countPendingReports(app),
      uploading_files: true,
      exposed_files: (await listExposedFiles(app)).length,
      smtp: smtp ? 'enabled' : 'not_configured',
      https: (await siteUrl(app)).startsWith('https:'),
      time_zone,
      occupying_storage_space: byteSize(await folderSize(join(app.config.dataDir, 'uploads'))),
      app_start_time: String(Math.floor((app.clock.now() - app.startedAt) / 1000)),
      version_info: { version: PROGRAM_VERSION, revision: PROGRAM_REVISION, remote_version: '' },
      login_required,
      go_version: `Node.js ${process.versions.node}`,
      database_version: await app.database.describe(),
      database_size: byteSize(await app.database.sizeInBytes()),
      backups: await backupHealth(app),
    },
  }
}
