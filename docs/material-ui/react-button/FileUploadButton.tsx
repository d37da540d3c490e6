import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';

export default function FileUploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    setFileNames(files.map((file) => file.name));
  };

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        startIcon={<CloudUploadIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose photos
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={handleChange}
      />
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {fileNames.length > 0 ? fileNames.join(', ') : 'No photos chosen yet.'}
      </Typography>
    </Stack>
  );
}
