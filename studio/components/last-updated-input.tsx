import { Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import {
  type FormPatch,
  PatchEvent,
  type StringInputProps,
  useClient,
  useEditState,
  useFormValue,
} from 'sanity'
import { apiVersion } from '../env'
import { legalVersionOf } from '../schema/fields/legal-version-of'
import { publishedId } from '../schema/validation/path'

/**
 * The date of a legal page. A changed one keeps the published text as a `legalVersion`, which the site shows once the
 * page has another date: so it works for a draft and for a release.
 */
export function LastUpdatedInput(props: StringInputProps) {
  const id = publishedId(String(useFormValue(['_id']) ?? ''))
  const { published } = useEditState(id, 'legalPage')
  const version = published ? legalVersionOf(published) : undefined
  const { isKept, keep } = useKept(version)

  const change = (event: FormPatch | FormPatch[] | PatchEvent) => {
    props.onChange(event)
    const isChanged = PatchEvent.from(event).patches.some(
      (patch) => patch.type === 'set' && patch.value !== version?.date,
    )
    if (isChanged) void keep()
  }
  return (
    <Flex direction="column" gap={3}>
      {props.renderDefault({ ...props, onChange: change })}
      {version && props.value !== version.date && isKept !== undefined && (
        <Card tone={isKept ? 'primary' : 'caution'} padding={3} radius={2} border role="note">
          <Flex align="center" justify="space-between" gap={3}>
            <Text size={1}>
              The published text of {version.date}{' '}
              {isKept ? 'stays readable under “Previous versions”.' : 'is not kept.'}
            </Text>
            {!isKept && <Button mode="ghost" text="Keep this version" onClick={keep} />}
          </Flex>
        </Card>
      )}
    </Flex>
  )
}

/** Whether a version is stored; undefined while that is not known. */
function useKept(version: ReturnType<typeof legalVersionOf>) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [isKept, setKept] = useState<boolean>()
  const id = version?._id
  useEffect(() => {
    setKept(undefined)
    if (id)
      client.getDocument(id).then(
        (found) => setKept(found !== undefined),
        () => setKept(false),
      )
  }, [client, id])
  const keep = useCallback(async () => {
    if (!version) return
    try {
      await client.createOrReplace(version)
      setKept(true)
    } catch (error) {
      setKept(false)
      toast.push({
        status: 'error',
        title: 'The published text is not kept.',
        description: String(error),
      })
    }
  }, [client, toast, version])
  return { isKept, keep }
}
