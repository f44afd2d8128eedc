import { AddDocumentIcon } from '@sanity/icons/AddDocument'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { apiVersion } from '../env'
import { pathOf } from './publication'
import { planReleaseConsequences } from './release-consequences'
import { commitChanges } from './stored-document'
import { explainError } from './use-reading'

/** Puts into a release what a new path or legal text in it needs: redirects, pages below, the kept text. */
export const useAddConsequences: DocumentActionComponent = ({
  id,
  published,
  version,
  release,
}) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [isAdding, setAdding] = useState(false)
  const [addedFor, setAddedFor] = useState<string>()
  if (!release || !version || !published) return null
  const isRenamed = pathOf(version) !== pathOf(published)
  const isLegal = version._type === 'legalPage' && version.lastUpdated !== published.lastUpdated
  if (!isRenamed && !isLegal) return null

  // Another change needs other documents.
  const change = `${pathOf(version)} ${version.lastUpdated}`
  const add = async () => {
    setAdding(true)
    try {
      const changes = await planReleaseConsequences(client, id, release)
      await commitChanges(client, changes)
      setAddedFor(change)
      const title = 'The release will keep the old path and text reachable'
      toast.push({ status: 'success', title, description: `Documents added: ${changes.length}` })
    } catch (reason) {
      toast.push({ status: 'error', title: explainError(reason) })
    }
    setAdding(false)
  }
  return {
    label: isRenamed ? 'Add the redirect to the release' : 'Keep the published text',
    title: addedFor === change ? 'The release has it now.' : undefined,
    icon: AddDocumentIcon,
    tone: 'primary',
    disabled: isAdding || addedFor === change,
    onHandle: add,
  }
}
