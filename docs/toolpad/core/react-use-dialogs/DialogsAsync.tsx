import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

/** Stands for a request that takes a moment. */
function archiveOnServer() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
  });
}

function ArchiveButton() {
  const dialogs = useDialogs();

  const handleClick = async () => {
    const archived = await dialogs.confirm('Tasks in it become read-only.', {
      title: 'Archive the project?',
      okText: 'Archive',
      onClose: async (confirmed) => {
        if (confirmed) await archiveOnServer();
      },
    });
    if (archived) await dialogs.alert('You can find it in the archive.', { title: 'Archived' });
  };

  return (
    <Button variant="outlined" onClick={handleClick}>
      Archive project
    </Button>
  );
}

export default function DialogsAsync() {
  return (
    <DialogsProvider>
      <ArchiveButton />
    </DialogsProvider>
  );
}
