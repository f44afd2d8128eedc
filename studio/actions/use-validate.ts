import { useCallback } from 'react'
import { type SanityDocument, useClient, useWorkspace, validateDocument } from 'sanity'
import { apiVersion } from '../env'
import type { Validate } from './document-errors'

/** The validation that a form runs, for documents that no form shows. */
export function useValidate(): Validate {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  return useCallback(
    (document) =>
      validateDocument({
        document: document as unknown as SanityDocument,
        workspace,
        getClient: (options) => client.withConfig(options),
        environment: 'studio',
      }),
    [client, workspace],
  )
}
