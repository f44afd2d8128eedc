import { storedSecret } from 'content-lake/stored-secret'
import type { Settings } from '../env.ts'
import type { Secrets } from './programs.ts'

/** Secrets that processes share: from the environment, or generated once and stored with the data. */
export function readSecrets({
  content,
  lakeDir,
  dataDir,
  webhookSecret,
  downloadSecret,
}: Settings): Secrets {
  return {
    lakeToken: content.where === 'local' ? storedSecret(lakeDir, 'token') : undefined,
    webhook: webhookSecret ?? storedSecret(dataDir, 'webhook-secret'),
    downloads: downloadSecret ?? storedSecret(dataDir, 'download-secret'),
  }
}
