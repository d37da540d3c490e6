import styles from './Card.module.css';

export default function StyledCard() {
  return <div className={styles.card}>Styled with a CSS module</div>;
}
