import { above, below, type Drawings, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const learningPathsDrawings: Drawings = {
  paths: above(
    below(
      rows(1, 'title:4 stop:1 line:2 stop:1 line:2 stop:1'),
      rows(1, 'title:4 stop:1 line:2 stop:1 line:2 stop:1'),
    ),
  ),
}

export const learningPathsStarter = {
  title: 'Learning paths',
  paths: items('learningPath', {
    title: toReplace('For whom the path is'),
    modules: items(
      'learningModule',
      { title: toReplace('The first module'), hours: 2 },
      { title: toReplace('The second module'), hours: 4 },
    ),
  }),
}
