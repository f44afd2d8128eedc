import type { Settings } from '../env.ts'
import { keptSecret } from '../lake/env.ts'
import type { Secrets } from './programs.ts'

/** Secrets that processes share: from the environment, or generated once and stored with the data. */
export function readSecrets({
  content,
  lakeDir,
  lakeToken,
  dataDir,
  webhookSecret,
  downloadSecret,
}: Settings): Secrets {
  return {
    lakeToken: content.where === 'local' ? (lakeToken ?? keptSecret(lakeDir, 'token')) : undefined,
    webhook: webhookSecret ?? keptSecret(dataDir, 'webhook-secret'),
    downloads: downloadSecret ?? keptSecret(dataDir, 'download-secret'),
  }
}
