import { Stack, Text } from '@sanity/ui'
import { type DragEvent, type FormEvent, useState } from 'react'
import { type ImageValue, type ObjectInputProps, PatchEvent } from 'sanity'
import { checkImageSize, imageLimits, mostPixels } from '../schema/validation/image-size'
import { withoutOldText } from './replaced-image'

/**
 * An image field that shows its limits, explains a refused file (the Studio only says “Upload failed”), and asks for a
 * new alternative text when the image is replaced.
 */
export function ImageInput(props: ObjectInputProps<ImageValue>) {
  const [error, setError] = useState<string>()

  const check = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file?.type.startsWith('image/')) return
    const result = checkImageSize({ bytes: file.size, ...(await measure(file)) })
    setError(result === true ? undefined : result)
  }
  const checkChosen = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'file') void check(target.files)
  }
  const onChange: typeof props.onChange = (change) =>
    props.onChange(withoutOldText(PatchEvent.from(change).patches, props.value))
  const checkDropped = ({ dataTransfer }: DragEvent) => void check(dataTransfer.files)

  return (
    <Stack gap={3} onChangeCapture={checkChosen} onDropCapture={checkDropped}>
      {props.renderDefault({ ...props, onChange })}
      {error ? (
        <Text size={1} role="alert">
          ✕ {error}
        </Text>
      ) : (
        !props.value?.asset && (
          <Text size={1} muted>
            At most {imageLimits.megabytes} MB and {mostPixels}.
          </Text>
        )
      )}
    </Stack>
  )
}

/** The image's width and height from its header; both are 0 if the browser cannot read the file. */
async function measure(file: File): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return { width: 0, height: 0 }
  } finally {
    URL.revokeObjectURL(url)
  }
}
