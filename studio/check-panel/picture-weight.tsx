import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { Path } from 'sanity'
import type { Stored } from '../schema/validation/places'
import {
  ASSETS_QUERY,
  imagesOf,
  isHeavy,
  picturesOf,
  printedSize,
  type StoredAsset,
  totalSize,
} from './pictures'
import { useLookup } from './use-lookup'

interface PictureWeightProps {
  document: Stored
  titles: (path: Path) => string[]
  onOpen: (path: Path) => void
}

/** The images of a document with their size in pixels and bytes. */
export function PictureWeight({ document, titles, onOpen }: PictureWeightProps) {
  const images = imagesOf(document)
  const ids = [...new Set(images.map(({ id }) => id))]
  const assets = useLookup<StoredAsset[]>(ASSETS_QUERY, { ids })
  if (images.length === 0) {
    return (
      <Text size={1} muted>
        This document has no uploaded images; what the site draws itself weighs next to nothing.
      </Text>
    )
  }
  if (!assets) {
    return (
      <Text size={1} muted>
        Looking at {images.length} {images.length === 1 ? 'image' : 'images'} …
      </Text>
    )
  }
  const pictures = picturesOf(images, assets)
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {printedSize(totalSize(pictures))} uploaded. Visitors get smaller copies that fit their
        screens.
      </Text>
      <Stack as="ul" gap={2}>
        {pictures.map((picture) => (
          <Card
            as="li"
            key={JSON.stringify(picture.path)}
            padding={2}
            radius={2}
            border
            tone={isHeavy(picture) ? 'caution' : 'default'}
          >
            <Flex gap={3} align="center" justify="space-between">
              <Stack gap={2} flex={1}>
                <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                  {titles(picture.path).join(' › ')}
                </Text>
                <Text size={1} muted>
                  {`${picture.width} × ${picture.height} px, ${printedSize(picture.bytes)}`}
                  {isHeavy(picture) && '. Upload a smaller file.'}
                </Text>
              </Stack>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Go to field"
                onClick={() => onOpen(picture.path)}
              />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
