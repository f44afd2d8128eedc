import { AddIcon } from '@sanity/icons/Add'
import { Button, Stack } from '@sanity/ui'
import { useEffect, useState } from 'react'
import {
  type ArrayOfPrimitivesInputProps,
  set,
  useClient,
  useEditState,
  useFormValue,
} from 'sanity'
import { apiVersion } from '../env'
import { findLostPaths, pathsIn } from '../schema/validation/earlier-paths'
import { publishedId } from '../schema/validation/path'

/** The earlier paths of a document, with a button that adds those that were lost. */
export function EarlierPathsInput(props: ArrayOfPrimitivesInputProps) {
  const lost = useLostPaths()
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {lost.length > 0 && !props.readOnly && (
        <Button
          mode="ghost"
          icon={AddIcon}
          text={`Redirect ${lost.join(', ')} here`}
          onClick={() => props.onChange(set([...pathsIn(props.value), ...lost]))}
        />
      )}
    </Stack>
  )
}

function useLostPaths(): string[] {
  const client = useClient({ apiVersion })
  const _id = String(useFormValue(['_id']) ?? '')
  const type = String(useFormValue(['_type']) ?? '')
  const { published } = useEditState(publishedId(_id), type)
  const [path, earlierPaths] = [useFormValue(['path']), useFormValue(['earlierPaths'])]
  const [lost, setLost] = useState<string[]>([])
  const revision = published?._rev
  // biome-ignore lint/correctness/useExhaustiveDependencies: each publishing adds to the history.
  useEffect(() => {
    let isLeft = false
    findLostPaths(client, { _id, path, earlierPaths }).then(
      (found) => isLeft || setLost(found),
      () => setLost([]),
    )
    return () => {
      isLeft = true
    }
  }, [client, _id, path, earlierPaths, revision])
  return lost
}
