/** Draws subjects of the database in a process of its own: each message is a `SubjectDrawing` (draw-subjects.server.ts). */
import { drawExtents } from './drawing/extent.server.ts';
import { drawRoute } from './drawing/route.server.ts';
import { toPlate } from './drawing/to-plate.ts';
import type { SubjectDrawing, SubjectDrawingReply } from './plate-messages.ts';

function draw(drawing: SubjectDrawing): SubjectDrawingReply {
  try {
    const figure =
      drawing.type === 'extents'
        ? drawExtents(drawing.state, drawing.extents)
        : drawRoute(drawing.route, drawing.states);
    return { plate: figure && toPlate(figure) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (drawing: SubjectDrawing) => process.send!(draw(drawing)));
