import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { type Check, failed, type Outcome, type Patient, reasonOf } from './check.ts'
import * as content from './content-checks.ts'
import * as machine from './machine-checks.ts'
import * as service from './service-checks.ts'
import * as site from './site-checks.ts'

export type Examined = Outcome & { name: string }

/** In the order in which they are repaired: each may fail because of an earlier one. */
const CHECKS: Check[] = [
  machine.clockCheck,
  machine.diskCheck,
  content.settingsCheck,
  content.contentApiCheck,
  content.datasetAccessCheck,
  content.readTokenCheck,
  content.writeTokenCheck,
  content.corsCheck,
  site.siteCheck,
  site.readinessCheck,
  site.previewCheck,
  site.webhookCheck,
  site.signatureCheck,
  site.studioCheck,
  machine.proxyCheck,
  machine.certificateCheck,
  service.leadStoreCheck,
  service.cacheCheck,
  service.edgeCheck,
  service.downloadsCheck,
  service.botCheck,
]

/** Runs every check with these settings; `source` has the tokens that only commands use. Never throws. */
export async function examine(settings: Settings, source: NodeJS.ProcessEnv): Promise<Examined[]> {
  const patient = patientOf(settings, source)
  const examined: Examined[] = []
  for (const { name, run } of CHECKS) {
    const outcome = await Promise.resolve(patient)
      .then(run)
      .catch((error) =>
        failed(`Not checked (${reasonOf(error)}).`, 'Repair what is named above first.'),
      )
    examined.push({ name, ...outcome })
  }
  return examined
}

/** The tokens and secrets that the servers have; those of the local lake are in its files. */
function patientOf(settings: Settings, source: NodeJS.ProcessEnv): Patient {
  const { content, lakeDir, dataDir } = settings
  const isHosted = content.apiHost === ''
  const lakeToken = isHosted ? undefined : source.LAKE_TOKEN || readKept(join(lakeDir, 'token'))
  return {
    settings,
    isHosted,
    readToken: content.token || lakeToken,
    writeToken: source.SANITY_API_WRITE_TOKEN || lakeToken,
    // The lake and the site agree on a secret of their own; Sanity must be told one.
    webhookSecret:
      settings.webhookSecret ?? (isHosted ? undefined : readKept(join(dataDir, 'webhook-secret'))),
    // Made once by `npm start`.
    downloadSecret: settings.downloadSecret ?? readKept(join(dataDir, 'download-secret')),
    client: (token) => contentClient({ ...settings, content: { ...content, token } }),
  }
}

function readKept(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
