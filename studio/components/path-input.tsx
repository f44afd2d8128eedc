import { Card, Stack, Text } from '@sanity/ui'
import {
  type FormPatch,
  PatchEvent,
  type SlugInputProps,
  useDocumentOperation,
  useEditState,
  useFormValue,
} from 'sanity'
import { env } from '../env'
import { homePageId, routableTypeNames } from '../schema/routable-types'
import { earlierPathsAfter, pathsIn } from '../schema/validation/earlier-paths'
import { checkPath, pathOf, publishedId } from '../schema/validation/path'
import { FollowPath } from './follow-path'
import { usePublicHistory } from './public-history'

/** The path field, with the full URL. A changed path goes to the earlier paths of the document. */
export function PathInput(props: SlugInputProps) {
  const path = props.value?.current
  const id = String(useFormValue(['_id']) ?? '')
  const type = String(useFormValue(['_type']) ?? '')
  const routable = routableTypeNames.find((name) => name === type)
  const isValid = routable && checkPath(path, { type: routable, id }) === true
  const url = isValid && path && URL.parse(path, env.SANITY_STUDIO_SITE_URL)?.href
  const present = useEditState(publishedId(id), type).published
  const earlier = useFormValue(['earlierPaths'])
  const [published] = usePublicHistory(publishedId(id), type)
  const [folder, version] = id.split('.')
  const release = folder === 'versions' ? version : undefined
  const { patch } = useDocumentOperation(publishedId(id), type, release)

  const change = (event: FormPatch | FormPatch[] | PatchEvent) => {
    const { patches } = PatchEvent.from(event)
    props.onChange(event)
    const before = pathsIn(earlier)
    const after = earlierPathsAfter({ earlier, published, before: path, after: pathSetBy(patches) })
    if (after.join() === before.join()) return
    patch.execute([
      after.length > 0 ? { set: { earlierPaths: after } } : { unset: ['earlierPaths'] },
    ])
  }
  const old = published && pathOf(published)
  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, onChange: change })}
      <FollowPath id={id} type={type} release={release} path={path} />
      {path === '/' && publishedId(id) === homePageId && (
        <Text size={1} muted>
          The path of the home page is fixed.
        </Text>
      )}
      {url && (
        <Text size={1} muted>
          {present && pathOf(present) === path ? (
            <>
              On the site:{' '}
              <a href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
            </>
          ) : (
            `On the site, once this is published: ${url}`
          )}
        </Text>
      )}
      {path && old && old !== path && pathsIn(earlier).includes(old) && (
        <Card tone="caution" padding={3} radius={2} border role="note">
          <Text size={1}>
            Visitors know this page as {old}. Once this is published, that path redirects here.
          </Text>
        </Card>
      )}
    </Stack>
  )
}

/** The path that patches of the field leave. */
function pathSetBy(patches: FormPatch[]): string | undefined {
  const last = patches.findLast(({ path }) => path.length === 0 || path.join() === 'current')
  if (last?.type !== 'set') return undefined
  return typeof last.value === 'string' ? last.value : pathOf({ path: last.value })
}
