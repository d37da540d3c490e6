import { GridRedoIcon, GridUndoIcon } from '@mui/x-data-grid-premium';

/** The two toolbar buttons have no name in 8.29, so their icons give them one. */
export const namedIcons = {
  undoIcon: (props: object) => <GridUndoIcon {...props} titleAccess="Undo" />,
  redoIcon: (props: object) => <GridRedoIcon {...props} titleAccess="Redo" />,
};
