import { Stack, Text } from '@sanity/ui'
import { type DragEvent, type FormEvent, useState } from 'react'
import type { ImageValue, ObjectInputProps } from 'sanity'
import { checkImageSize, imageLimits } from '../schema/validation/image-size'

const side = imageLimits.side.toLocaleString('en-US')

/** An image field that states its limits, and says what is wrong where the Studio's own message is only “Upload failed”. */
export function ImageInput(props: ObjectInputProps<ImageValue>) {
  const [problem, setProblem] = useState<string>()

  const check = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file?.type.startsWith('image/')) return
    const result = checkImageSize({ bytes: file.size, ...(await measure(file)) })
    setProblem(result === true ? undefined : result)
  }
  const checkChosen = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'file') void check(target.files)
  }
  const checkDropped = ({ dataTransfer }: DragEvent) => void check(dataTransfer.files)

  return (
    <Stack gap={3} onChangeCapture={checkChosen} onDropCapture={checkDropped}>
      {props.renderDefault(props)}
      {problem ? (
        <Text size={1} role="alert">
          ✕ {problem}
        </Text>
      ) : (
        !props.value?.asset && (
          <Text size={1} muted>
            At most {imageLimits.megabytes} MB and {side} × {side} px.
          </Text>
        )
      )}
    </Stack>
  )
}

/** The width and height of a picture, read without decoding all of it; zero when the browser cannot. */
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
