import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type SlugInputProps, useClient, useEditState, useFormValue } from 'sanity'
import { pathOf } from '../actions/stored-document'
import { apiVersion, env } from '../env'
import { publishedId } from '../schema/validation/path'

/** The path field, with the full URL and a warning if the path changes. */
export function PathInput(props: SlugInputProps) {
  const path = props.value?.current
  const url = path?.startsWith('/') && URL.parse(path, env.SANITY_STUDIO_SITE_URL)?.href
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {path === '/' && (
        <Text size={1} muted>
          The path of the home page is fixed.
        </Text>
      )}
      {url && (
        <Text size={1} muted>
          On the site:{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </Text>
      )}
      {path && typeof id === 'string' && typeof type === 'string' && (
        <RenameWarning
          id={publishedId(id)}
          type={type}
          path={path}
          isVersion={id.startsWith('versions.')}
        />
      )}
    </Stack>
  )
}

const affectedQuery = `{
  "linking": count(array::unique(
    *[references($id) && !(_type in ["redirect", "legalVersion"]) && !(_id in path("versions.**"))]{
      "id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id)
    }.id
  )),
  "below": count(*[string::startsWith(path.current, $below) && !(_id in path("versions.**"))])
}`

interface Affected {
  linking: number
  below: number
}

interface RenameWarningProps {
  /** The published id. */
  id: string
  type: string
  path: string
  /** Whether the document is a version in a release. */
  isVersion: boolean
}

/** Explains the consequences of a changed path. */
function RenameWarning({ id, type, path, isVersion }: RenameWarningProps) {
  const { published } = useEditState(id, type)
  const client = useClient({ apiVersion })
  const [affected, setAffected] = useState<Affected>()
  const old = pathOf(published)
  const isRenamed = old !== undefined && old !== path
  useEffect(() => {
    if (!isRenamed) return
    const raw = client.withConfig({ perspective: 'raw' })
    // An error is ignored: the warning is still true without the counts.
    raw
      .fetch<Affected>(affectedQuery, { id, below: `${old}/` })
      .then(setAffected, () => setAffected(undefined))
  }, [client, id, old, isRenamed])
  if (!isRenamed) return null
  return (
    <Card tone="caution" padding={3} radius={2} border role="note">
      <Text size={1}>
        Visitors know this page as {old}. When{' '}
        {isVersion ? 'the release is published' : 'you publish'}, that path redirects here.{' '}
        {affected &&
          affected.linking > 0 &&
          `Links in ${affected.linking} ${affected.linking === 1 ? 'document' : 'documents'} follow. `}
        {affected && affected.below > 0 && `Pages below it: ${affected.below}. `}
        {!isVersion && 'You see all consequences before they take effect.'}
      </Text>
    </Card>
  )
}
