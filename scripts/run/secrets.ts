import { storedSecret } from 'content-lake/stored-secret'
import type { Settings } from '../env.ts'
import type { Secrets } from './programs.ts'

/** Secrets that processes share: those of the local lake are generated once and stored with its data. */
export function readSecrets({ content, lakeDir }: Settings): Secrets {
  return { lakeToken: content.where === 'local' ? storedSecret(lakeDir, 'token') : undefined }
}
