import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import LocalFireDepartmentOutlinedIcon from '@mui/icons-material/LocalFireDepartmentOutlined';

export default function IconRating() {
  return (
    <Stack>
      <Rating
        role="radiogroup"
        aria-label="How hot may the curry be?"
        defaultValue={3}
        max={6}
        icon={<LocalFireDepartmentIcon fontSize="inherit" />}
        emptyIcon={<LocalFireDepartmentOutlinedIcon fontSize="inherit" />}
        getLabelText={(value) => (value === 1 ? '1 flame' : `${value} flames`)}
        emptyLabelText="No preference"
        sx={{ '& .MuiRating-iconFilled': { color: 'error.main' } }}
      />
    </Stack>
  );
}
