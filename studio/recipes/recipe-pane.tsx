import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { thumbnailUrl } from '../components/thumbnail'
import { apiVersion } from '../env'
import { publishedId } from '../schema/validation/path'
import { findRecipes } from './find-recipes'
import { pageFromRecipe } from './page-from-recipe'
import type { Recipe } from './recipes'

/** Page types to start from. A click creates the page as a draft and opens it. */
export function RecipePane() {
  const client = useClient({ apiVersion })
  const router = useRouter()
  const toast = useToast()
  const [creating, setCreating] = useState<string>()
  const [query, setQuery] = useState('')
  const found = findRecipes(query)

  const create = async (recipe: Recipe) => {
    setCreating(recipe.name)
    try {
      // The server completes the id.
      const page = { _id: 'drafts.', ...(await pageFromRecipe(recipe, client)) }
      const { _id } = await client.create(page)
      router.navigateIntent('edit', { id: publishedId(_id), type: 'page' })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'The page was not created. Try again.', description })
      setCreating(undefined)
    }
  }

  return (
    <Box padding={4} style={{ overflow: 'auto', height: '100%' }}>
      <Stack gap={4}>
        <Text size={1} muted>
          Choose what the page is for. It opens as a draft with sections and words to replace;
          visitors see it when you publish it.
        </Text>
        <TextInput
          type="search"
          icon={SearchIcon}
          aria-label="Search recipes"
          placeholder="Search by purpose or section, such as FAQ"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        {found.length === 0 && (
          <Text size={1} role="status">
            No recipe has this. Start from another one and add the section to it.
          </Text>
        )}
        <Grid gap={4} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
          {found.map((recipe) => (
            <RecipeCard
              key={recipe.name}
              recipe={recipe}
              isBusy={creating === recipe.name}
              disabled={creating !== undefined}
              onChoose={() => void create(recipe)}
            />
          ))}
        </Grid>
      </Stack>
    </Box>
  )
}

interface RecipeCardProps {
  recipe: Recipe
  isBusy: boolean
  disabled: boolean
  onChoose: () => void
}

const thumbnails = { gridTemplateColumns: '1fr 1fr', alignContent: 'start' }

/** A recipe with the drawings of its sections. */
function RecipeCard({ recipe, isBusy, disabled, onChoose }: RecipeCardProps) {
  const { title, description, sections } = recipe
  return (
    <Card border radius={3} overflow="hidden">
      <Flex direction="column" height="fill">
        <Grid flex={1} gap={1} padding={1} style={thumbnails}>
          {sections.map(({ _type, look, kind }, index) => (
            // biome-ignore lint/performance/noImgElement: the Studio is not built by Next
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={index}
              src={thumbnailUrl(String(_type), String(look ?? kind ?? ''))}
              alt=""
              style={{ display: 'block', width: '100%' }}
            />
          ))}
        </Grid>
        <Card borderTop padding={3}>
          <Stack gap={3}>
            <Heading as="h3" size={1}>
              {title}
            </Heading>
            <Text size={1} muted>
              {description}
            </Text>
            <Button
              text={isBusy ? 'Creating the page …' : `New ${title.toLowerCase()}`}
              tone="primary"
              loading={isBusy}
              disabled={disabled}
              onClick={onChoose}
            />
          </Stack>
        </Card>
      </Flex>
    </Card>
  )
}
