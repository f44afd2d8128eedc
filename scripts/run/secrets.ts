import { storedSecret } from 'content-lake/stored-secret'
import type { Settings } from '../env.ts'
import type { Secrets } from './programs.ts'

/** Secrets that processes share: from the environment, or generated once and stored with the data. */
export function readSecrets(settings: Settings): Secrets {
  const { content, lakeDir, dataDir, downloadSecret } = settings
  return {
    lakeToken: content.where === 'local' ? storedSecret(lakeDir, 'token') : undefined,
    downloads: downloadSecret ?? storedSecret(dataDir, 'download-secret'),
  }
}
